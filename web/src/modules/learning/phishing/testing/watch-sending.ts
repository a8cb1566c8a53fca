/** Everything that the page sends from now on by any way that a script or a form has. */
export type Sent = { readonly requests: Request[]; readonly others: string[]; readonly ended: Performance };

/** Listens to all of them until the page is taken down; a form that is submitted is written down with what is in it. */
export function watchSending(): Sent {
  const requests: Request[] = [];
  const others: string[] = [];
  const before = window.fetch;
  window.fetch = (resource, init) => {
    requests.push(new Request(resource instanceof Request ? resource.clone() : resource, init));
    return before(resource, init);
  };
  navigator.sendBeacon = (url, data) => {
    others.push(`${url} ${String(data)}`);
    return true;
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function watched(body) {
    others.push(String(body));
    return send.call(this, body);
  };
  document.addEventListener('submit', ({ target }) => {
    others.push(JSON.stringify([...new FormData(target as HTMLFormElement)]));
  });
  return { requests, others, ended: performance };
}

/** All of it as one text: addresses, headers and bodies, and the addresses of whatever else the page loaded. */
export async function everythingSent({ requests, others, ended }: Sent): Promise<string> {
  const told = await Promise.all(
    requests.map(async (request) => [request.url, ...[...request.headers].flat(), await request.text()].join('\n')),
  );
  return [...told, ...others, ...ended.getEntriesByType('resource').map(({ name }) => name)].join('\n');
}

/** All that a page can leave in the browser, as one text. */
export async function everythingStored(): Promise<string> {
  const databases = await indexedDB.databases();
  const caches = await window.caches.keys();
  return JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    window.name,
    location.href,
    history.state,
    databases.map(({ name }) => name),
    caches,
  ]);
}

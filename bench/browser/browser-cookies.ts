/** Puts the cookies of a Cookie header into the browser's own profile, for a site on this machine. */
export async function setCookies(debuggingPort: number, url: string, header: string): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { readonly webSocketDebuggerUrl: string };
  const cookies = header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url, httpOnly: true, sameSite: 'Lax' };
  });
  const socket = new WebSocket(webSocketDebuggerUrl);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('The browser cannot be spoken to.')));
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } })),
      );
      socket.addEventListener('message', ({ data }) => {
        const { error } = JSON.parse(String(data)) as { readonly error?: { readonly message: string } };
        if (error === undefined) resolve();
        else reject(new Error(`The browser took no cookies: ${error.message}`));
      });
    });
  } finally {
    socket.close();
  }
}

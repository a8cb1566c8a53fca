/** What tabs of the portal tell each other about the session. */
export type SessionNews = 'signed-in' | 'signed-out' | 'continued';

const newsNames: readonly SessionNews[] = ['signed-in', 'signed-out', 'continued'];

// One for sending and hearing: a channel does not hear itself, so no tab answers its own news.
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  open().postMessage(news);
}

/** Hears what other tabs tell; answers how to stop. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    const news = newsNames.find((name) => name === event.data);
    if (news) listener(news);
  };
  open().addEventListener('message', hear);
  return () => open().removeEventListener('message', hear);
}

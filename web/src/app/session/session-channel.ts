/** What tabs of the portal tell each other about the session. */
export type SessionNews = 'signed-in' | 'signed-out' | 'continued';

const channelName = 'session';
const newsNames: readonly SessionNews[] = ['signed-in', 'signed-out', 'continued'];

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Hears what other tabs tell; answers how to stop. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const news = newsNames.find((name) => name === event.data);
    if (news) listener(news);
  };
  return () => channel.close();
}

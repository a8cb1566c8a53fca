/** Of the page that leads to the company's sign-in: which window's visit it is. */
export const PROVE_PARAMETER = 'prove';

const CHANNEL = 'company-proof';

/** What a visit to the company's sign-in came to. */
type Told = { readonly visit: string; readonly bearer: string | null; readonly problem: string | null };

/**
 * Between the window in which somebody signs in once more and the one that asked. Pages of a company's sign-in cut what ties a window to its
 * opener (HTML, cross-origin opener policies), so they talk by a channel that pages of this portal alone hear.
 */
export const proofChannel = {
  /** @returns ends listening */
  listen(visit: string, hear: (told: Told) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.visit === visit) hear(data);
    };
    return () => channel.close();
  },
  tell(told: Told): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(told);
    channel.close();
  },
};

/** Has the browser save the file that a call answered with; `otherwise` names one that has no name. */
export async function saveFile(response: Response, otherwise: string): Promise<void> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? otherwise;
  link.click();
  // The browser has begun to read by then; the memory is not needed longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

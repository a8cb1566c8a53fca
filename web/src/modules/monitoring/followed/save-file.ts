/** Has the browser save what an address answers, without leaving the page, whatever it answers. */
export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

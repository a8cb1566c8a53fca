let handler: () => void = () => window.location.reload();

/** Says what happens when a call is refused because the portal is under maintenance; by default the page is loaded anew. */
export function onMaintenance(next: () => void): void {
  handler = next;
}

export function reportMaintenance(): void {
  handler();
}

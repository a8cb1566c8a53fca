/**
 * An address as it may be shown to whoever typed it, without giving it away to a glance: "dana@firm.example" becomes
 * "d***@f***.example".
 */
export function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const labels = domain.split('.');
  const top = labels.length > 1 ? `.${labels.at(-1)}` : '';
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***${top}`;
}

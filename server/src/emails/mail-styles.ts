/** Colours and type of all messages. Mail programs read inline styles only, so these are objects, not classes. */
const INK = '#14181f';
const QUIET = '#4b5563';
const FACE = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const styles = {
  body: { backgroundColor: '#f3f4f6', color: INK, fontFamily: FACE, margin: 0, padding: '24px 0' },
  container: { maxWidth: '560px', margin: '0 auto', padding: '0 16px' },
  brand: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '0 0 16px' },
  logo: { margin: '0 0 16px' },
  card: { backgroundColor: '#ffffff', borderRadius: '8px', padding: '32px' },
  heading: { color: INK, fontSize: '24px', fontWeight: 700, lineHeight: '32px', margin: '0 0 16px' },
  paragraph: { color: INK, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px', wordBreak: 'break-word' },
  note: { color: QUIET, fontSize: '14px', lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-word' },
  facts: { borderCollapse: 'collapse', margin: '0 0 16px' },
  factLabel: { color: QUIET, fontSize: '14px', lineHeight: '24px', width: '30%', verticalAlign: 'top' },
  factValue: { color: INK, fontSize: '15px', fontWeight: 600, lineHeight: '24px', wordBreak: 'break-word' },
  action: { padding: '8px 0' },
  footer: { color: QUIET, fontSize: '13px', lineHeight: '20px', margin: '16px 0 0', padding: '0 32px' },
  footerLink: { color: QUIET, textDecoration: 'underline' },
} as const;

/** The look of the one button, in colours that can be read together. */
export function buttonStyle(background: string, colour: string) {
  return {
    backgroundColor: background,
    borderRadius: '8px',
    color: colour,
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '12px 24px',
    textDecoration: 'none',
  } as const;
}

import { disclaimerAddress } from '../../portal/texts/address-in-language.ts';

export type DisclaimerParagraph = { readonly text: string; readonly isHeading: boolean };

/**
 * Reads the disclaimer page's headings and paragraphs as plain text. An XMLHttpRequest parses the page without running
 * anything in it, which the content security policy allows; empty when the page is missing.
 */
export function loadDisclaimer(signal: AbortSignal): Promise<readonly DisclaimerParagraph[]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', disclaimerAddress);
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.status === 200 ? paragraphsOf(request.responseXML) : []));
    request.addEventListener('error', () => resolve([]));
    request.addEventListener('abort', () => resolve([]));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

function paragraphsOf(page: Document | null): readonly DisclaimerParagraph[] {
  const elements = [...(page?.querySelectorAll('main h1, main h2, main h3, main p, main li') ?? [])];
  return elements
    .map((element) => ({ text: element.textContent.trim(), isHeading: /^H[1-3]$/.test(element.tagName) }))
    .filter(({ text }) => text !== '');
}

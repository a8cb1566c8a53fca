import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text that a reader of the PDF can copy or search, page by page, without blanks: those are the reader's guess. */
export async function pdfText(pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items
          .map((item) => ('str' in item ? item.str : ''))
          .join('')
          .replace(/\s/gu, ''),
      );
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** Where a piece of text begins: its page, counted from 1, and its distance from the left edge of the paper, in points. */
export type TextPlace = { readonly text: string; readonly page: number; readonly x: number };

/** The pieces of text of a PDF in their order, with their places. */
export async function textPlaces(pdf: Uint8Array): Promise<readonly TextPlace[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await task.promise;
    const places: TextPlace[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items)
        if ('str' in item && item.str.trim() !== '')
          places.push({ text: item.str, page: number, x: Number(item.transform[4]) });
    }
    return places;
  } finally {
    await task.destroy();
  }
}

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

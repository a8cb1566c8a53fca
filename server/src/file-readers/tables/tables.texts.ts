import { texts } from '@portal/domain/texts/texts.ts';

/** Why a table cannot be read; follows "Cannot read file." */
export const refusals = texts('file-readers.tables', {
  oldWorkbook: 'This is an old workbook (.xls). Save it as .xlsx or as CSV.',
  pdf: 'This is a PDF. Choose a CSV file or a workbook (.xlsx).',
  noList: 'This is not a list. Choose a CSV file or a workbook (.xlsx).',
  empty: 'It is empty.',
  tooManyRows: 'It has more than {most, number} rows.',
  tooManyColumns: 'It has more than {most, number} columns.',
  longLine: 'It has a line with more than a million characters.',
  brokenLine: 'Line {line, number} cannot be read: check its quotation marks.',
  workbookTooLarge: 'Once unzipped, this workbook is far too large for a list.',
  workbookUnreadable: 'This workbook cannot be read. Open it and save it as .xlsx again, or save it as CSV.',
  workbookMacros: 'This workbook contains macros. Save it as a workbook without macros (.xlsx), or as CSV.',
  workbookFarCells: 'This workbook has stray cells far below or beside its list. Delete them, or save the list as CSV.',
});

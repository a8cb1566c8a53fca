import { escapeHtml } from '../../../system/escape-html.ts';

/** Markup whose every value is escaped. */
export type Html = { readonly markup: string };

/** Markup that is safe as it stands, such as a style sheet of our own. */
export const raw = (markup: string): Html => ({ markup });

/** Makes markup of a template: texts are escaped, markup stays. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html =>
  raw(
    parts
      .map((part, index) => {
        const value = values[index] ?? '';
        return part + (typeof value === 'string' ? escapeHtml(value) : value.markup);
      })
      .join(''),
  );

/** Several pieces of markup, one after the other. */
export const joined = (parts: readonly Html[]): Html => raw(parts.map(({ markup }) => markup).join(''));

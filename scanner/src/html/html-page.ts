/** What the checks and the crawler need of a page; addresses are absolute. */
export type HtmlPage = {
  readonly title: string;
  readonly links: readonly string[];
  readonly forms: readonly HtmlForm[];
  readonly scripts: readonly HtmlScript[];
  /** Things the page loads, scripts included. */
  readonly resources: readonly HtmlResource[];
  readonly generator: string | null;
  /** Policies given in `meta` elements. */
  readonly metaCsp: readonly string[];
  readonly metaReferrer: string | null;
};

export type HtmlForm = {
  readonly action: string;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly HtmlField[];
};

export type HtmlField = { readonly name: string; readonly type: string; readonly value: string };

export type HtmlScript = { readonly src: string | null; readonly integrity: string | null; readonly text: string };

/** Active resources can change the whole page when tampered with; passive ones are pictures and sound. */
export type HtmlResource = { readonly url: string; readonly element: string; readonly active: boolean };

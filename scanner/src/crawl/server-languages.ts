import type { PageView } from '../checks/page-check.ts';
import type { ScanState } from '../scan-state.ts';

/** Languages of websites whose scripts are files that the server runs when they are asked for. */
export const SERVER_LANGUAGES = ['PHP', 'JSP', 'ASP.NET'] as const;
export type ServerLanguage = (typeof SERVER_LANGUAGES)[number];

type Signs = { readonly powered: RegExp; readonly cookie: RegExp; readonly path: RegExp };

const SIGNS: Readonly<Record<ServerLanguage, Signs>> = {
  PHP: { powered: /\bphp\b/i, cookie: /^phpsessid=/i, path: /\.php\d?$/i },
  JSP: { powered: /\b(?:jsp|servlet)\b/i, cookie: /^jsessionid=/i, path: /\.jspx?$/i },
  'ASP.NET': { powered: /asp\.net/i, cookie: /^asp\.net_sessionid=/i, path: /\.aspx$/i },
};

const keyOf = (language: ServerLanguage) => `language ${language}`;

/** Takes note of the language in which an answer says that it was made: by its headers, its cookies and its own address. */
export function noteLanguages(state: ScanState, view: PageView): void {
  const powered = view.header('x-powered-by') ?? '';
  const cookies = view.exchange.headers['set-cookie'] ?? [];
  for (const language of SERVER_LANGUAGES) {
    const { powered: name, cookie, path } = SIGNS[language];
    const isAddress = view.exchange.status < 400 && path.test(view.url.pathname);
    if (name.test(powered) || cookies.some((line) => cookie.test(line)) || isAddress)
      state.patterns[keyOf(language)] = 1;
  }
}

/** The languages that were seen so far; WordPress is written in PHP. */
export const languagesOf = (state: Readonly<ScanState>): readonly ServerLanguage[] =>
  SERVER_LANGUAGES.filter(
    (language) =>
      keyOf(language) in state.patterns ||
      (language === 'PHP' && state.target?.software.includes('wordpress') === true),
  );

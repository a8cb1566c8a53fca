import type { PageSocket } from './quiet-sockets.ts';

/** What a page's own scripts send by POST. */
export type PageCall = {
  readonly url: string;
  /** Media type without parameters, in lower case; empty when not given. */
  readonly type: string;
  /** The whole header, for what is made of several parts. */
  readonly contentType: string;
  readonly body: string;
};

/** How scripts ask for something that is no page: kinds as browsers name them in their traffic. */
export const SCRIPT_REQUESTS = ['Fetch', 'XHR', 'EventSource', 'Ping', 'Script'] as const;

/** What a page's scripts asked for, of whichever website. */
export type PageRequest = { readonly url: string; readonly kind: (typeof SCRIPT_REQUESTS)[number] };

/** What a tab has seen of a page's doings. */
export type TabSeen = {
  /** Addresses that scripts went to, opened or read; absolute, with their fragments. */
  readonly addresses: Set<string>;
  /** Of these, and of other websites', those that scripts went to with the whole page. */
  readonly navigations: Set<string>;
  readonly calls: PageCall[];
  /** Everything that scripts asked for, whether it was loaded or not. */
  readonly asked: PageRequest[];
  /** Text of the site's own scripts that were loaded. */
  readonly scripts: string[];
  /** Where those scripts are. */
  readonly files: Set<string>;
  /** WebSockets that scripts opened, and what they wanted to say over them. */
  readonly sockets: Map<string, PageSocket>;
  /** Whether scripts of other websites were left out. */
  hasForeignScripts: boolean;
  /** Whether scripts asked the site for something to show. */
  hasData: boolean;
  /** Whether the page asked for more than it may. */
  isOverLimit: boolean;
};

/**
 * Preact in the place of React, for the pages of people without an account: it speaks React's language in an eighth of its size, and
 * React was half of what a lesson loaded (docs/decisions/116). Aliases of Vite.
 */
export const PREACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
];

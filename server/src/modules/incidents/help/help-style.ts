/** The style sheet of the saved page; it stands in the file, because that has no other part. */
export const HELP_STYLE = `
:root{color-scheme:light dark;--ink:#14171f;--soft:#4a5263;--line:#cfd5e1;--paper:#fff;--box:#f3f5f9;--link:#0842a0;--bad:#a1160f}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f7;--soft:#b3bccd;--line:#3a4356;--paper:#10131a;--box:#1a1f2b;--link:#a8c7fa;--bad:#ffb4ab}}
body{font:1.0625rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:44rem;margin-inline:auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin-block:.5rem}h2{font-size:1.375rem;line-height:1.25;margin-block:1.5rem .5rem}h3{font-size:1.125rem;margin-block:1.25rem .25rem}
.lead{font-size:1.1875rem}.soft,small,i{color:var(--soft)}small{display:block;font-size:1rem}i{font-style:normal;font-size:.9375rem}
a{color:var(--link)}a.call{display:inline-block;min-height:2rem;font-weight:600}
.box{background:var(--box);border:1px solid var(--line);border-radius:.75rem;padding:.25rem 1rem 1rem;margin-block:1.25rem}
ul.kinds,ul.calls{list-style:none;padding:0}ul.kinds a{display:block;padding:.75rem 1rem;margin-block:.5rem;border:1px solid var(--line);border-radius:.75rem;font-weight:600}
li{margin-block:.625rem}.place{font-size:.9375rem;padding-inline-start:.75rem;border-inline-start:3px solid var(--line);margin-block-start:.25rem}
ul.never li::marker{content:"✕  ";color:var(--bad)}article{border-block-start:2px solid var(--line);margin-block-start:2rem}
@media print{article{break-before:page}}
`;

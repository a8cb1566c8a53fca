import type { PageView } from '../page-check.ts';

/** One piece of software that an answer's headers name. */
export type StatedSoftware = {
  readonly product: string;
  /** Null when only the name is told. */
  readonly version: string | null;
  /** Distributions fix old versions without changing the number, so the number alone says little. */
  readonly isDistribution: boolean;
};

const DISTRIBUTION = /ubuntu|debian|red ?hat|rhel|centos|alma|rocky|fedora|amazon|suse|deb\d|\.el\d/i;
const SERVER_PRODUCT = /\b(Apache|nginx|Microsoft-IIS|OpenSSL)(?:\/(\d[\w.]*))?(?![\w-])/g;
const PHP = /\bPHP(?:\/(\d+\.\d+[\w.~+-]*))?/;

/** Web server, its parts and PHP as the headers Server and X-Powered-By name them. */
export function softwareStatedBy(view: PageView): readonly StatedSoftware[] {
  const server = view.header('server') ?? '';
  const poweredBy = view.header('x-powered-by') ?? '';
  const isDistribution = DISTRIBUTION.test(server);
  const found: StatedSoftware[] = [];
  for (const [, product, version] of server.matchAll(SERVER_PRODUCT))
    if (product !== undefined) found.push({ product, version: version ?? null, isDistribution });
  const php = PHP.exec(`${poweredBy} ${server}`);
  if (php !== null) {
    const version = php[1] ?? null;
    found.push({ product: 'PHP', version, isDistribution: isDistribution || DISTRIBUTION.test(version ?? '') });
  }
  return found;
}

import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { createReport, type Report, sortFindings } from '@portal/scanner/findings/report.ts';
import { BOOKING, COMPANY, exchange, SHOP } from './demo-exchange.ts';
import { isBehindSignIn, reportBehindSignIn } from './demo-signed-in.ts';

/** The findings that `write` reports, as a scan would hand them over. */
function collect(write: (report: Report) => void): Finding[] {
  const findings = new Map<string, Finding>();
  write(createReport(findings, null));
  return sortFindings(findings.values());
}

const HTML = 'text/html; charset=UTF-8';

/** What is the same about the web shop in all its scans. */
function reportShop(report: Report): void {
  const host = 'shop.harbor-bakery.example';
  const start = exchange(`${SHOP}/`, { 'content-type': HTML, server: 'nginx/1.22.1', 'x-powered-by': 'PHP/8.3.6' });
  const onHost = { url: `${SHOP}/`, place: 'host', exchange: start } as const;
  report('P05', 'hsts-missing', {
    ...onHost,
    facts: { host },
    note: noted('hstsMissing'),
  });
  report('P06', 'csp-missing', {
    ...onHost,
    facts: { host },
    note: noted('cspMissing'),
  });
  report('P14', 'server-version', {
    ...onHost,
    subject: 'server',
    facts: { host, header: 'Server', value: 'nginx/1.22.1' },
    note: noted('serverHeader', { value: 'nginx/1.22.1' }),
  });
  report('P25', 'security-txt-missing', {
    ...onHost,
    facts: { host },
    note: noted('securityTxtMissing'),
  });
  report('P24', 'dmarc-not-enforced', {
    url: `${SHOP}/`,
    place: 'host',
    facts: { domain: 'harbor-bakery.example', record: 'v=DMARC1; p=none; rua=mailto:postmaster@harbor-bakery.example' },
    note: noted('dmarcRecord', { record: 'v=DMARC1; p=none; rua=mailto:postmaster@harbor-bakery.example' }),
    curl: 'dig +short TXT _dmarc.harbor-bakery.example',
  });
}

function reportShopLibrary(report: Report): void {
  const script = '<script src="/assets/jquery-3.4.1.min.js"></script>';
  const page = exchange(`${SHOP}/cart`, { 'content-type': HTML }, script);
  report('P12', 'vulnerable-library-medium', {
    url: `${SHOP}/cart`,
    place: 'host',
    subject: 'jquery 3.4.1',
    exchange: page,
    proof: script,
    facts: {
      library: 'jQuery',
      version: '3.4.1',
      fixedIn: '3.5.0',
      identifiers: 'CVE-2020-11022, CVE-2020-11023',
      summary: 'Passing HTML from untrusted sources to its methods may execute scripts.',
    },
    note: noted('vulnerableLibrary', { name: 'jQuery', version: '3.4.1', count: 2 }),
  });
}

function reportShopCookie(report: Report): void {
  const page = exchange(`${SHOP}/account`, {
    'content-type': HTML,
    'set-cookie': 'shop_session=9f2c; Path=/; HttpOnly; SameSite=Lax',
  });
  report('P10', 'session-cookie-without-secure', {
    url: `${SHOP}/account`,
    place: 'host',
    subject: 'shop_session',
    exchange: page,
    facts: { host: 'shop.harbor-bakery.example', cookie: 'shop_session' },
    note: noted('cookie', { cookie: 'shop_session', missing: 'Secure' }),
  });
}

function reportShopDump(report: Report): void {
  const path = '/backup/shop.sql';
  const proof = '-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)';
  report('E03', 'database-dump', {
    url: `${SHOP}${path}`,
    place: 'path',
    exchange: exchange(`${SHOP}${path}`, { 'content-type': 'application/sql' }, `${proof}\n--\n-- Host: localhost`),
    proof,
    facts: { path },
    note: noted('exposedFile', { path }),
  });
}

/** The first scan of the web shop: somebody has left an export of the database on it. */
export const shopAtFirst = () =>
  collect((report) => {
    reportShop(report);
    reportShopLibrary(report);
    reportShopCookie(report);
    reportShopDump(report);
  });

/** The second one: the export is gone. */
export const shopThen = () =>
  collect((report) => {
    reportShop(report);
    reportShopLibrary(report);
    reportShopCookie(report);
  });

/** The latest one: the cookie is fixed too, and the certificate will soon end. It is the first that signed in. */
export const shopNow = (expiresOn: string, days: number): Finding[] =>
  collect((report) => {
    reportShop(report);
    reportShopLibrary(report);
    reportBehindSignIn(report);
    report('P02', 'certificate-expires-soon', {
      url: `${SHOP}/`,
      place: 'host',
      facts: { host: 'shop.harbor-bakery.example', expiresOn, days: String(days) },
      note: noted('certificateExpiresSoon', { day: expiresOn, days }),
      curl: 'openssl s_client -connect shop.harbor-bakery.example:443 </dev/null | openssl x509 -noout -enddate',
    });
  }).map((finding) => (isBehindSignIn(finding) ? { ...finding, isSignedIn: true } : finding));

/** The company's own pages: only small things. */
export const companyPages = () =>
  collect((report) => {
    const host = 'www.harbor-bakery.example';
    const start = exchange(`${COMPANY}/`, {
      'content-type': HTML,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const onHost = { url: `${COMPANY}/`, place: 'host', exchange: start } as const;
    report('P06', 'csp-missing', {
      ...onHost,
      facts: { host },
      note: noted('cspMissing'),
    });
    report('P08', 'nosniff-missing', {
      ...onHost,
      facts: { host },
      note: noted('nosniff'),
    });
    report('P09', 'permissions-policy-missing', {
      ...onHost,
      facts: { host },
      note: noted('permissionsPolicy'),
    });
  });

/** The booking of tables: a rented program that was not updated for long. */
export const bookingPages = () =>
  collect((report) => {
    const host = 'booking.harbor-bakery.example';
    const generator = '<meta name="generator" content="WordPress 6.2.2">';
    const start = exchange(`${BOOKING}/`, { 'content-type': HTML, 'x-powered-by': 'PHP/7.4.33' }, generator);
    const onHost = { url: `${BOOKING}/`, place: 'host', exchange: start } as const;
    report('P13', 'php-end-of-life', {
      ...onHost,
      subject: 'PHP',
      facts: { product: 'PHP', version: '7.4.33', endedOn: '2022-11-28' },
      note: noted('endOfLife', { product: 'PHP', version: '7.4.33', day: '2022-11-28' }),
    });
    report('P13', 'wordpress-outdated', {
      ...onHost,
      subject: 'WordPress',
      proof: generator,
      facts: { version: '6.2.2', currentVersion: '6.8' },
      note: noted('wordpressOutdated', { version: '6.2.2', branch: '6.8' }),
    });
    report('P14', 'generator-version', {
      ...onHost,
      subject: 'generator',
      proof: generator,
      facts: { host, value: 'WordPress 6.2.2' },
      note: noted('generator', { value: 'WordPress 6.2.2' }),
    });
    report('E06', 'wordpress-xmlrpc', {
      url: `${BOOKING}/xmlrpc.php`,
      place: 'path',
      exchange: exchange(
        `${BOOKING}/xmlrpc.php`,
        { 'content-type': 'text/plain' },
        'XML-RPC server accepts POST requests only.',
        405,
      ),
      proof: 'XML-RPC server accepts POST requests only.',
      facts: { path: '/xmlrpc.php' },
      note: noted('exposedFile', { path: '/xmlrpc.php' }),
    });
    report('P05', 'hsts-missing', {
      ...onHost,
      facts: { host },
      note: noted('hstsMissing'),
    });
  });

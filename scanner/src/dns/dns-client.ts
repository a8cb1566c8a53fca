import dns from 'node:dns/promises';

/** Name lookups of a scan. An empty list says that the name or record does not exist; failures throw. */
export type DnsClient = {
  addresses(host: string): Promise<readonly string[]>;
  /** One string a record, its parts joined (RFC 7208 section 3.3). */
  txt(name: string): Promise<readonly string[]>;
  /** Mail servers; the "null MX" of RFC 7505 is the name "". */
  mx(name: string): Promise<readonly string[]>;
  /** Whether the name has a TLSA record (RFC 6698). */
  hasTlsa(name: string): Promise<boolean>;
  /** Name servers. */
  ns(name: string): Promise<readonly string[]>;
  /** Names that an address says it has (PTR records). */
  namesOf(address: string): Promise<readonly string[]>;
  /** Where the name's CNAME record leads, in lower case; null without one. */
  cname(name: string): Promise<string | null>;
  /** Whether the name itself does not exist (NXDOMAIN), not only its address. */
  isAbsent(name: string): Promise<boolean>;
  /** The name server asked first, "address" or "address:port". */
  readonly server: string | null;
};

const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

async function orNothing<Answer>(query: Promise<Answer[]>): Promise<Answer[]> {
  return query.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== undefined && ABSENT.has(error.code)) return [];
    throw error;
  });
}

/** Asks the given servers ("address" or "address:port"), else the system's. */
export function createDnsClient(servers: readonly string[] | undefined): DnsClient {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return {
    async addresses(host) {
      if (!servers) return (await dns.lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
      const [v4, v6] = await Promise.all([orNothing(resolver.resolve4(host)), orNothing(resolver.resolve6(host))]);
      return [...v4, ...v6];
    },
    txt: async (name) => (await orNothing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    async mx(name) {
      const records = await orNothing(resolver.resolveMx(name));
      return records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
    },
    hasTlsa: async (name) => (await orNothing(resolver.resolveTlsa(name))).length > 0,
    ns: (name) => orNothing(resolver.resolveNs(name)),
    namesOf: (address) => orNothing(resolver.reverse(address)),
    cname: async (name) => (await orNothing(resolver.resolveCname(name)))[0]?.toLowerCase() ?? null,
    isAbsent: (name) =>
      resolver.resolve4(name).then(
        () => false,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOTFOUND') return true;
          if (error.code === 'ENODATA') return false;
          throw error;
        },
      ),
    server: resolver.getServers()[0] ?? null,
  };
}

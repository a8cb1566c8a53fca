/** Protocols the prober can offer, oldest first, with their version number on the wire. */
export const PROTOCOL_VERSIONS = {
  SSLv2: 0x0002,
  SSLv3: 0x0300,
  'TLS 1.0': 0x0301,
  'TLS 1.1': 0x0302,
  'TLS 1.2': 0x0303,
  'TLS 1.3': 0x0304,
} as const;

export type Protocol = keyof typeof PROTOCOL_VERSIONS;

export const PROTOCOLS = Object.keys(PROTOCOL_VERSIONS) as readonly Protocol[];

/** Classes of cipher suites that must not be offered (RFC 9325 section 4.1; Mozilla server side TLS 5.7). */
export const SUITE_WEAKNESSES = ['null', 'anonymous', 'export', 'des', 'rc4', 'triple-des'] as const;
export type SuiteWeakness = (typeof SUITE_WEAKNESSES)[number];

/** Weak suites by class: code and name as in IANA's "TLS Cipher Suites" registry. A suite stands in its worst class. */
export const WEAK_SUITES: Readonly<Record<SuiteWeakness, Readonly<Record<number, string>>>> = {
  null: {
    1: 'TLS_RSA_WITH_NULL_MD5',
    2: 'TLS_RSA_WITH_NULL_SHA',
    59: 'TLS_RSA_WITH_NULL_SHA256',
    44: 'TLS_PSK_WITH_NULL_SHA',
    49153: 'TLS_ECDH_ECDSA_WITH_NULL_SHA',
    49158: 'TLS_ECDHE_ECDSA_WITH_NULL_SHA',
    49163: 'TLS_ECDH_RSA_WITH_NULL_SHA',
    49168: 'TLS_ECDHE_RSA_WITH_NULL_SHA',
    49173: 'TLS_ECDH_anon_WITH_NULL_SHA',
  },
  anonymous: {
    24: 'TLS_DH_anon_WITH_RC4_128_MD5',
    26: 'TLS_DH_anon_WITH_DES_CBC_SHA',
    27: 'TLS_DH_anon_WITH_3DES_EDE_CBC_SHA',
    52: 'TLS_DH_anon_WITH_AES_128_CBC_SHA',
    58: 'TLS_DH_anon_WITH_AES_256_CBC_SHA',
    70: 'TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA',
    137: 'TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA',
    108: 'TLS_DH_anon_WITH_AES_128_CBC_SHA256',
    109: 'TLS_DH_anon_WITH_AES_256_CBC_SHA256',
    155: 'TLS_DH_anon_WITH_SEED_CBC_SHA',
    166: 'TLS_DH_anon_WITH_AES_128_GCM_SHA256',
    167: 'TLS_DH_anon_WITH_AES_256_GCM_SHA384',
    49174: 'TLS_ECDH_anon_WITH_RC4_128_SHA',
    49175: 'TLS_ECDH_anon_WITH_3DES_EDE_CBC_SHA',
    49176: 'TLS_ECDH_anon_WITH_AES_128_CBC_SHA',
    49177: 'TLS_ECDH_anon_WITH_AES_256_CBC_SHA',
  },
  export: {
    3: 'TLS_RSA_EXPORT_WITH_RC4_40_MD5',
    6: 'TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5',
    8: 'TLS_RSA_EXPORT_WITH_DES40_CBC_SHA',
    11: 'TLS_DH_DSS_EXPORT_WITH_DES40_CBC_SHA',
    14: 'TLS_DH_RSA_EXPORT_WITH_DES40_CBC_SHA',
    17: 'TLS_DHE_DSS_EXPORT_WITH_DES40_CBC_SHA',
    20: 'TLS_DHE_RSA_EXPORT_WITH_DES40_CBC_SHA',
    23: 'TLS_DH_anon_EXPORT_WITH_RC4_40_MD5',
    25: 'TLS_DH_anon_EXPORT_WITH_DES40_CBC_SHA',
    98: 'TLS_RSA_EXPORT1024_WITH_DES_CBC_SHA',
    100: 'TLS_RSA_EXPORT1024_WITH_RC4_56_SHA',
  },
  des: {
    9: 'TLS_RSA_WITH_DES_CBC_SHA',
    12: 'TLS_DH_DSS_WITH_DES_CBC_SHA',
    15: 'TLS_DH_RSA_WITH_DES_CBC_SHA',
    18: 'TLS_DHE_DSS_WITH_DES_CBC_SHA',
    21: 'TLS_DHE_RSA_WITH_DES_CBC_SHA',
  },
  rc4: {
    4: 'TLS_RSA_WITH_RC4_128_MD5',
    5: 'TLS_RSA_WITH_RC4_128_SHA',
    138: 'TLS_PSK_WITH_RC4_128_SHA',
    49154: 'TLS_ECDH_ECDSA_WITH_RC4_128_SHA',
    49159: 'TLS_ECDHE_ECDSA_WITH_RC4_128_SHA',
    49164: 'TLS_ECDH_RSA_WITH_RC4_128_SHA',
    49169: 'TLS_ECDHE_RSA_WITH_RC4_128_SHA',
  },
  'triple-des': {
    10: 'TLS_RSA_WITH_3DES_EDE_CBC_SHA',
    13: 'TLS_DH_DSS_WITH_3DES_EDE_CBC_SHA',
    16: 'TLS_DH_RSA_WITH_3DES_EDE_CBC_SHA',
    19: 'TLS_DHE_DSS_WITH_3DES_EDE_CBC_SHA',
    22: 'TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA',
    49155: 'TLS_ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA',
    49160: 'TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA',
    49165: 'TLS_ECDH_RSA_WITH_3DES_EDE_CBC_SHA',
    49170: 'TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA',
  },
};

/** Suites with a Diffie-Hellman group that the server chooses. */
export const EPHEMERAL_DH_SUITES = [0x0033, 0x0039, 0x0067, 0x006b, 0x009e, 0x009f, 0x0016, 0x0045, 0x0088, 0xccaa];

/** Suites that agree on a key anew for each connection, so that nobody who gets the server's key later can read it. */
export const FORWARD_SECRET_SUITES = [
  0xc009, 0xc00a, 0xc013, 0xc014, 0xc023, 0xc024, 0xc027, 0xc028, 0xc02b, 0xc02c, 0xc02f, 0xc030, 0xc0ac, 0xc0ad,
  0xcca8, 0xcca9, 0x0033, 0x0039, 0x0067, 0x006b, 0x009e, 0x009f, 0xc09e, 0xc09f, 0x0045, 0x0088, 0xccaa,
];

/** Suites whose key the visitor encrypts with the server's own: static RSA (RFC 5246 section 7.4.7.1), with sound ciphers. */
export const RSA_KEY_SUITES: Readonly<Record<number, string>> = {
  156: 'TLS_RSA_WITH_AES_128_GCM_SHA256',
  157: 'TLS_RSA_WITH_AES_256_GCM_SHA384',
  60: 'TLS_RSA_WITH_AES_128_CBC_SHA256',
  61: 'TLS_RSA_WITH_AES_256_CBC_SHA256',
  47: 'TLS_RSA_WITH_AES_128_CBC_SHA',
  53: 'TLS_RSA_WITH_AES_256_CBC_SHA',
  65: 'TLS_RSA_WITH_CAMELLIA_128_CBC_SHA',
  132: 'TLS_RSA_WITH_CAMELLIA_256_CBC_SHA',
  150: 'TLS_RSA_WITH_SEED_CBC_SHA',
  49308: 'TLS_RSA_WITH_AES_128_CCM',
  49309: 'TLS_RSA_WITH_AES_256_CCM',
};

const SOUND_SUITES = [...FORWARD_SECRET_SUITES, ...Object.keys(RSA_KEY_SUITES).map(Number), 0x0032, 0x0038];

/** Codes of a class of weak suites. */
export const suitesOf = (weakness: SuiteWeakness): number[] => Object.keys(WEAK_SUITES[weakness]).map(Number);

/** Offered to learn whether a protocol is spoken at all: everything, so that no server lacks a match. */
export const ANY_SUITES = [
  ...new Set([...SOUND_SUITES, ...EPHEMERAL_DH_SUITES, ...SUITE_WEAKNESSES.flatMap(suitesOf)]),
];

export const TLS13_SUITES = [0x1301, 0x1302, 0x1303, 0x1304, 0x1305];

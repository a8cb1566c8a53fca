/** A secret's shape. The named group `secret` is what is masked; the whole match when there isn't one. */
type SecretPattern = {
  readonly kind: 'private-key' | 'service' | 'database';
  readonly name: string;
  readonly shape: RegExp;
};

/**
 * Shapes of secrets that are never meant for visitors. Keys that services publish on purpose (Google Maps, Stripe
 * `pk_`, Firebase) are left out, because they stand in public pages rightly.
 */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  {
    kind: 'private-key',
    name: 'private key',
    shape:
      /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED |PGP )?PRIVATE KEY(?: BLOCK)?-----(?<secret>[\sA-Za-z0-9+/=:,.-]{64,}?)(?:-----END|$)/g,
  },
  { kind: 'service', name: 'Amazon Web Services', shape: /\b(?<secret>(?:AKIA|ASIA)[A-Z2-7]{16})\b/g },
  { kind: 'service', name: 'Stripe', shape: /\b(?<secret>[sr]k_live_[A-Za-z0-9]{16,})/g },
  { kind: 'service', name: 'GitHub', shape: /\b(?<secret>gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/g },
  { kind: 'service', name: 'GitLab', shape: /\b(?<secret>glpat-[A-Za-z0-9_-]{20,})/g },
  { kind: 'service', name: 'Slack', shape: /\b(?<secret>xox[abprs]-[0-9]{8,}-[A-Za-z0-9-]{16,})/g },
  {
    kind: 'service',
    name: 'Slack webhook',
    shape: /hooks\.slack\.com\/services\/(?<secret>T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{16,})/g,
  },
  { kind: 'service', name: 'SendGrid', shape: /\b(?<secret>SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{32,})/g },
  { kind: 'service', name: 'Mailchimp', shape: /\b(?<secret>[0-9a-f]{32}-us[0-9]{1,2})\b/g },
  { kind: 'service', name: 'npm', shape: /\b(?<secret>npm_[A-Za-z0-9]{36})\b/g },
  { kind: 'service', name: 'OpenAI', shape: /\b(?<secret>sk-(?:proj-)?[A-Za-z0-9_-]{40,})/g },
  {
    kind: 'database',
    name: 'connection string',
    shape:
      /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|redis|amqps?):\/\/[^\s:@/'"<>]+:(?<secret>[^\s@/'"<>]{3,})@[a-z0-9.-]+/gi,
  },
];

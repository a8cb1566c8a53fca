/** What a scan's browser never does, by the name that Chromium gives it. */
const FEATURES_OFF = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'IsolateOrigins',
  'IsolateSandboxedIframes',
  'LoadingPredictorUseOptimizationGuide',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'Prerender2',
  'PreloadMediaEngagementData',
  'SpeculativeServiceWorkerWarmUp',
  'SpareRendererForSitePerProcess',
  'Translate',
  'WebTransport',
  'site-per-process',
];

/**
 * The switches that a scan's browser starts with. It gets no way to the web of its own: every name is unknown to it, and every connection, those
 * to this machine included, leads to `wall`, which refuses. What it may load is handed to it by the scan.
 */
export function browserSwitches(options: {
  readonly profile: string;
  readonly wall: string;
  readonly userAgent: string;
  readonly hasSandbox: boolean;
}): readonly string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${options.profile}`,
    `--user-agent=${options.userAgent}`,
    `--proxy-server=${options.wall}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-sync',
    '--disable-extensions',
    '--disable-default-apps',
    '--disable-breakpad',
    '--disable-crash-reporter',
    '--disable-notifications',
    '--disable-speech-api',
    '--disable-3d-apis',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--deny-permission-prompts',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--no-service-autorun',
    '--password-store=basic',
    '--renderer-process-limit=2',
    '--js-flags=--max-old-space-size=192',
    `--disable-features=${FEATURES_OFF.join(',')}`,
    ...(options.hasSandbox ? [] : ['--no-sandbox']),
    'about:blank',
  ];
}

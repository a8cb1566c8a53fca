/** A file that a program of the server must not show, and how it is known. */
export type ServerFile = {
  /** Whose file it is, in findings. */
  readonly system: string;
  readonly file: string;
  readonly shape: RegExp;
};

type SystemFile = ServerFile & {
  /** As part of a `file:` address. */
  readonly uri: string;
};

export const PASSWD: SystemFile = {
  system: 'Linux',
  file: '/etc/passwd',
  uri: '/etc/passwd',
  shape: /root:[^:\s]{0,40}:0:0:[^:\n<]{0,80}:\/[\w/]*:\/[\w/]+\s+\w[\w-]*:[^:\s]{0,40}:\d+:\d+:/,
};

export const WIN_INI: SystemFile = {
  system: 'Windows',
  file: 'win.ini',
  uri: '/c:/windows/win.ini',
  shape: /; for 16-bit app support\s+\[fonts\]/i,
};

/** What a Java server keeps from visitors (Jakarta Servlet 6.0, 10.5): which programs there are, and for whom. */
export const WEB_XML: ServerFile = {
  system: 'Java',
  file: 'WEB-INF/web.xml',
  shape: /<web-app[\s>][\s\S]{0,2000}?<(?:servlet|display-name|welcome-file|context-param|filter|listener)/,
};

/** What ASP.NET keeps from visitors: the settings of the website. */
export const WEB_CONFIG: ServerFile = {
  system: 'ASP.NET',
  file: 'web.config',
  shape: /<configuration[\s>][\s\S]{0,4000}?<system\.web(?:Server)?[\s>]/i,
};

/** The source of the program that is asked, before a server has made a page of it. */
export const ownSource = (file: string): ServerFile => ({
  system: 'source code',
  file,
  shape: /<\?php\s|#!\/usr\/(?:local\/)?bin\/(?:env )?(?:perl|python|ruby)/i,
});

/** Files that every such system has and everybody on it may read; they hold no secret. */
export const SYSTEM_FILES: readonly SystemFile[] = [PASSWD, WIN_INI];

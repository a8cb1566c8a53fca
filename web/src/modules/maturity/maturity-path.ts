const ASSESSMENT = '/cybermaturity/assessment';

/** Where the assessment is explained, and where one sees all its questions. */
export const START_PATH = `${ASSESSMENT}/start`;
export const REPORT_PATH = '/cybermaturity/report';

/** Address of one question. */
export const questionPath = (elementPath: string) => `${ASSESSMENT}/${elementPath}`;

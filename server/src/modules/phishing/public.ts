export { type Received, receiveReport } from './reports/receive-report.ts';

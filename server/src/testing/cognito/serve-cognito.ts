import { startCognito } from './start-cognito.ts';

// A program of its own, for journeys in a browser: prints where it is, and ends when it is told to.
const { stop, endpoint, userPoolId, clientId, settings } = await startCognito();
process.stdout.write(`${JSON.stringify({ endpoint, userPoolId, clientId, settings })}\n`);
process.once('SIGTERM', () => void stop());

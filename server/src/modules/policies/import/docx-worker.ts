import { parentPort, workerData } from 'node:worker_threads';
import { docxToMarkdown } from './docx-to-markdown.ts';

// A thread of its own, so that a document made to take long, or much memory, takes it from nobody.
parentPort?.postMessage(await docxToMarkdown(Buffer.from(workerData as Uint8Array)));

import '../../api/later-calls.ts';
import { sendCall } from '../../api/send-call.ts';
import { saveFile } from './save-file.ts';

/** Has the browser save the certificate of a completed course. */
export async function saveCertificate(token: string, courseId: string): Promise<void> {
  await saveFile(await sendCall('trainingCertificate', { token, courseId }), 'certificate.pdf');
}

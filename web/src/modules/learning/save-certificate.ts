import '../../api/later-calls.ts';
import { sendCall } from '../../api/send-call.ts';

/** Has the browser save the certificate of a completed course. */
export async function saveCertificate(token: string, courseId: string): Promise<void> {
  const response = await sendCall('trainingCertificate', { token, courseId });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'certificate.pdf';
  link.click();
  // The browser has begun to read by then; the memory is not needed longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

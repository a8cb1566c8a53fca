import { connect } from 'node:net';

const element = (tag: number, ...contents: readonly Buffer[]) => {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, content.length]), content]);
};

/** An anonymous sign-in to a directory (RFC 4511 section 4.2). */
export const BIND = element(0x30, Buffer.from([2, 1, 1]), element(0x60, Buffer.from([2, 1, 3, 4, 0, 0x80, 0])));

/** A search for one entry by its name. */
export const search = (name: string) =>
  element(
    0x30,
    Buffer.from([2, 1, 2]),
    element(0x63, element(4, Buffer.from(name)), Buffer.from([0x0a, 1, 0, 0x0a, 1, 3, 2, 1, 0, 2, 1, 0, 1, 1, 0])),
  );

/** Says something to a port, the next part after each answer, and returns what came back. */
export function say(port: number, ...parts: readonly Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const answers: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(parts[0] ?? Buffer.alloc(0)));
    let next = 1;
    socket.on('data', (chunk: Buffer) => {
      answers.push(chunk);
      const part = parts[next];
      next += 1;
      if (part === undefined) socket.end();
      else socket.write(part);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(answers)));
  });
}

/** What a Java program does that looks a name up in a directory. */
export const lookUp = (port: number, name: string) => say(port, BIND, search(name));

/** Carries out the lookups in a line, as Log4j did. Only this machine is ever asked. */
export async function log(line: string): Promise<void> {
  for (const [, port, name = ''] of line.matchAll(/\$\{jndi:ldap:\/\/127\.0\.0\.1:(\d+)\/(\w+)\}/g))
    await lookUp(Number(port), name);
}

import { generateKeyPairSync, sign } from 'node:crypto';

/** A value of DER: its tag, its length, its parts. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string) => der(0x17, Buffer.from(text));
/** ECDSA with SHA-256. */
const ALGORITHM = sequence(oid('2a8648ce3d040302'));
const NAME = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('A host of a test')))));

/** A key, and a certificate of it for 127.0.0.1 that it has signed itself. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(sequence(oid('551d11'), der(0x04, names)));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ALGORITHM,
    NAME,
    sequence(time('200101000000Z'), time('491231235959Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const bytes = sequence(content, ALGORITHM, signature).toString('base64');
  const cert = `-----BEGIN CERTIFICATE-----\n${bytes.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { API_SETTINGS, readApiConfig } from '../../api/config.ts';
import { GATEWAY_SETTINGS, readGatewayConfig } from '../../bff/config.ts';
import { readWebConfig, WEB_SETTINGS } from '../../web/config.ts';
import { KUBERNETES, readManifests, typeErrorsOf, type Manifest } from './manifests.ts';

const read = (name: string) => readFileSync(join(KUBERNETES, name), 'utf8');
const base = readManifests(join(KUBERNETES, 'base'));
const ofKind = <Kind extends Manifest['kind']>(kind: Kind) =>
  base.filter((manifest): manifest is Extract<Manifest, { kind: Kind }> => manifest.kind === kind);

const SERVERS = ['api', 'bff', 'web'] as const;
const TABLES = { api: API_SETTINGS, bff: GATEWAY_SETTINGS, web: WEB_SETTINGS };
const settings = parseEnv(read('base/settings.env'));
const secrets = parseEnv(read('example/secrets.env'));
/** The 20 seconds in which a server closes its connections after it has drained. */
const CLOSING_SECONDS = 20;

function podOf(server: string) {
  const deployment = ofKind('Deployment').find(({ metadata }) => metadata?.name === server);
  const pod = deployment?.spec?.template;
  const container = pod?.spec?.containers[0];
  if (!pod?.spec || !container) throw new Error(`${server} has no container.`);
  return { deployment, labels: pod.metadata?.labels ?? {}, spec: pod.spec, container };
}

/** Returns the environment of a server's process. */
function environmentOf(server: string): Record<string, string> {
  const { env = [], envFrom = [] } = podOf(server).container;
  const own = Object.fromEntries(env.map(({ name, value = '' }) => [name, value]));
  const hasSecrets = envFrom.some(({ secretRef }) => secretRef?.name === 'shop-secrets');
  const stored = Object.fromEntries(
    Object.keys(secrets).map((name) => [name, SAMPLE_SECRETS[name] ?? 'q7f2Kd91xZpL0mVc83TnRw5YbH6sJg4e']),
  );
  return { HOST: '0.0.0.0', DATA_DIR: '/data', ...settings, ...(hasSecrets ? stored : {}), ...own };
}

const SAMPLE_SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://shop:secret@postgresql:5432/shop',
  SMTP_URL: 'smtps://user:password@mail.example',
  RAZORPAY_KEY_ID: 'rzp_live_1',
};

describe('the manifests for Kubernetes', () => {
  it('have fields that Kubernetes knows, of its types', () => {
    expect(
      typeErrorsOf([
        ...base,
        ...readManifests(join(KUBERNETES, 'components')),
        ...readManifests(join(KUBERNETES, 'example')),
      ]),
    ).toEqual([]);
    const [first] = ofKind('Deployment');
    expect(typeErrorsOf([{ ...first, spec: { ...first?.spec, replcas: 2 } }])[0]).toContain('replcas');
    expect(typeErrorsOf([{ ...first, spec: { ...first?.spec, replicas: '2' } }])[0]).toContain('string');
  });

  it('give each server the settings that it reads, and start it in production', () => {
    const known = new Set<string>();
    for (const server of SERVERS) {
      const isRead = (name: string) => name in TABLES[server];
      const own = podOf(server).container.env?.map(({ name }) => name) ?? [];
      expect([server, own.filter((name) => !isRead(name))]).toEqual([server, []]);
      for (const name of Object.keys(settings).filter(isRead)) known.add(name);
    }
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    expect(readApiConfig(environmentOf('api'))).toMatchObject({ isProduction: true, port: 4001, drainMs: 10_000 });
    expect(readGatewayConfig(environmentOf('bff'))).toMatchObject({ isProduction: true, port: 4000, drainMs: 10_000 });
    expect(readWebConfig(environmentOf('web'))).toMatchObject({ port: 3000, drainMs: 10_000 });
  });

  it('give secrets by reference, to the api alone, and have none in them', () => {
    const withSecrets = SERVERS.filter((server) => podOf(server).container.envFrom?.some(({ secretRef }) => secretRef));
    expect(withSecrets).toEqual(['api']);
    expect(Object.values(secrets).filter(Boolean)).toEqual([]);
    expect(Object.keys(settings).filter((name) => /SECRET|PASSWORD|_KEY|CLIENT_ID|SMTP/.test(name))).toEqual([]);
  });

  it('check for each server whether it lives and is ready, and give it the time to shut down', () => {
    for (const server of SERVERS) {
      const { spec, container } = podOf(server);
      const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map((probe) => [
        probe?.httpGet?.path,
        probe?.httpGet?.port,
      ]);
      expect(paths).toEqual([
        ['/livez', 'http'],
        ['/livez', 'http'],
        ['/readyz', 'http'],
      ]);
      const [word, seconds] = container.lifecycle?.preStop?.exec?.command ?? [];
      expect(word).toBe('sleep');
      const drain = readWebConfig(environmentOf('web')).drainMs / 1_000;
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + drain + CLOSING_SECONDS);
      // It is removed from the balancer before the drain ends.
      const { periodSeconds = 10, failureThreshold = 3, timeoutSeconds = 1 } = container.readinessProbe ?? {};
      expect(drain).toBeGreaterThanOrEqual(periodSeconds * failureThreshold + timeoutSeconds);
    }
  });

  it('allow no process to be root, write outside its folders, or use all memory', () => {
    for (const server of SERVERS) {
      const { spec, container } = podOf(server);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const [, heap = '0'] = /--max-old-space-size=(\d+)/.exec(container.command?.join(' ') ?? '') ?? [];
      const limit = String(container.resources?.limits?.['memory']);
      const megabytes = Number.parseInt(limit, 10) * (limit.endsWith('Gi') ? 1_024 : 1);
      expect([server, Number(heap) >= 512, megabytes - Number(heap) >= 256]).toEqual([server, true, true]);
      expect(container.resources?.requests).toHaveProperty('cpu');
    }
  });

  it('allow a server to reach the services in its settings, from both ends, and nothing else inside', () => {
    const policies = ofKind('NetworkPolicy');
    const nothing = policies.find(({ metadata }) => metadata?.name === 'nothing-else');
    const servers = { matchLabels: { 'app.kubernetes.io/part-of': 'rangbandh' } };
    expect(nothing?.spec).toEqual({ podSelector: servers, policyTypes: ['Ingress', 'Egress'] });
    for (const server of SERVERS) expect(podOf(server).labels).toMatchObject(servers.matchLabels);
    const ownOf = (server: string) => policies.find(({ metadata }) => metadata?.name === server)?.spec;
    const nameOf = (peer: { podSelector?: { matchLabels?: Record<string, string> } }) =>
      peer.podSelector?.matchLabels?.['app.kubernetes.io/name'];
    for (const server of SERVERS) {
      const addresses = Object.entries(environmentOf(server)).filter(([name]) => /^(REST|GATEWAY)_URL$/.test(name));
      const needed = addresses.map(([, address]) => `${new URL(address).hostname}:${new URL(address).port}`);
      const allowed = (ownOf(server)?.egress ?? []).flatMap(({ to = [], ports = [] }) =>
        to.flatMap((peer) => ports.map(({ port }) => `${nameOf(peer)}:${port}`)),
      );
      const inside = allowed.filter((one) => /^(api|bff|web):/.test(one));
      expect([server, inside.toSorted()]).toEqual([server, [...new Set(needed)].toSorted()]);
      for (const target of needed) {
        const [name = '', port] = target.split(':');
        const entries = (ownOf(name)?.ingress ?? []).filter((rule) =>
          rule.from?.some((peer) => nameOf(peer) === server),
        );
        expect([target, entries.flatMap(({ ports = [] }) => ports.map((one) => String(one.port)))]).toEqual([
          target,
          [port],
        ]);
      }
    }
  });
});

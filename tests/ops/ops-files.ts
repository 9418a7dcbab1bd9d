import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The folder of what watches the shop. */
export const OPS = join(import.meta.dirname, '../../ops');

/** A rule that wakes somebody. */
export interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

/** A panel of a dashboard. */
interface Panel {
  id: number;
  title: string;
  targets: { expr: string }[];
}

/** A dashboard of Grafana, as far as tests look at it. */
interface Dashboard {
  file: string;
  uid: string;
  title: string;
  panels: Panel[];
}

/** A question to Prometheus, and where it stands. */
export interface Expression {
  where: string;
  expr: string;
}

/** All alerts. */
export function readAlerts(): AlertRule[] {
  const { groups }: { groups: { rules: AlertRule[] }[] } = parse(
    readFileSync(join(OPS, 'prometheus/alerts.yml'), 'utf8'),
  );
  return groups.flatMap(({ rules }) => rules);
}

/** All dashboards. */
export function readDashboards(): Dashboard[] {
  const files = globSync('grafana/*.json', { cwd: OPS }).toSorted();
  return files.map((file) => Object.assign(JSON.parse(readFileSync(join(OPS, file), 'utf8')), { file }));
}

/** Everything that alerts and dashboards ask Prometheus; Grafana's own variable is a usual interval. */
export function readExpressions(): Expression[] {
  const ofAlerts = readAlerts().map(({ alert, expr }) => ({ where: alert, expr }));
  const ofPanels = readDashboards().flatMap(({ file, panels }) =>
    panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `${file}: ${title}`, expr }))),
  );
  return [...ofAlerts, ...ofPanels].map(({ where, expr }) => ({
    where,
    expr: expr.replaceAll('$__rate_interval', '1m'),
  }));
}

/** What Prometheus itself knows. */
const PROMETHEUS_OWN = new Set(['up', 'ALERTS']);
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset', 'bool', 'inf', 'nan']);

/** The names of the shop's metrics in a question. */
export function metricNamesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/(?<![\w.])[a-zA-Z_]\w*(?!\w|\s*\()/g)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !WORDS.has(name) && !PROMETHEUS_OWN.has(name));
}

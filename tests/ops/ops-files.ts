import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The folder of the monitoring files. */
export const OPS = join(import.meta.dirname, '../../ops');

/** An alert rule. */
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

/** The parts of a Grafana dashboard that tests read. */
interface Dashboard {
  file: string;
  uid: string;
  title: string;
  panels: Panel[];
}

/** A Prometheus expression, and its place. */
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
function readDashboards(): Dashboard[] {
  const files = globSync('grafana/*.json', { cwd: OPS }).toSorted();
  return files.map((file) => Object.assign(JSON.parse(readFileSync(join(OPS, file), 'utf8')), { file }));
}

/** All Prometheus expressions of alerts and dashboards; Grafana's interval variable has a typical value. */
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

/** Prometheus's own metrics. */
const PROMETHEUS_OWN = new Set(['up', 'ALERTS']);
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset', 'bool', 'inf', 'nan']);

/** Returns the names of the shop's metrics in an expression. */
export function metricNamesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/(?<![\w.])[a-zA-Z_]\w*(?!\w|\s*\()/g)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !WORDS.has(name) && !PROMETHEUS_OWN.has(name));
}

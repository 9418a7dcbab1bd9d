import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { metricNamesIn, OPS, readAlerts, readExpressions } from '../ops/ops-files.ts';

const alerts = readAlerts();

describe('the alerts', () => {
  it('name each a separate runbook with the sections meaning, effect on shoppers, diagnosis and fix', () => {
    expect(alerts.length).toBeGreaterThan(15);
    for (const { alert, labels, annotations } of alerts) {
      expect(annotations.runbook, alert).toMatch(/^ops\/runbooks\/[a-z-]+\.md$/);
      const text = readFileSync(join(OPS, '..', annotations.runbook), 'utf8');
      const headings = text.split('\n').filter((line) => line.startsWith('#'));
      const parts = ['What it means', 'What shoppers see', 'How to look', 'How to fix'];
      expect(headings).toEqual([`# ${alert}`, ...parts.map((part) => `## ${part}`)]);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary.length, alert).toBeGreaterThan(20);
    }
    const named = alerts.map(({ annotations }) => annotations.runbook).toSorted();
    const there = globSync('runbooks/*.md', { cwd: OPS }).map((file) => `ops/${file}`);
    expect(named).toEqual(there.toSorted());
  });

  it('are each tried by promtool, with a case that fires and a close one that does not', () => {
    const { tests }: { tests: { name: string }[] } = parse(
      readFileSync(join(OPS, 'prometheus/alerts.test.yml'), 'utf8'),
    );
    const wanted = alerts.flatMap(({ alert }) => [`${alert} fires`, `${alert} does not fire`]);
    expect(tests.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  });

  it('and their runbooks link only to existing parts', () => {
    const broken = globSync('**/*.md', { cwd: OPS }).flatMap((file) => {
      const links = readFileSync(join(OPS, file), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g);
      const targets = [...links].map(([, target = '']) => join(OPS, file, '..', target));
      return targets.filter((target) => globSync(target).length === 0).map((target) => `${file}: ${target}`);
    });
    expect(broken).toEqual([]);
  });
});

describe('the dashboards', () => {
  it('query metrics that a parser of expressions finds', () => {
    expect(metricNamesIn('sum by (job) (rate(a_total{job="b", c=~"d|e"}[5m])) / max(f) > 0.5 and g offset 1d')).toEqual(
      ['a_total', 'f', 'g'],
    );
    for (const { where, expr } of readExpressions())
      expect(metricNamesIn(expr).length + Number(/\b(up|ALERTS)\b/.test(expr)), where).toBeGreaterThan(0);
  });
});

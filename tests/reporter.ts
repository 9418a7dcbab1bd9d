import type { Reporter, TestModule } from 'vitest/node';

/** Ends every run with one line, `N passed, N failed`, which people and CI read. */
class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const skipped = tests.filter((test) => test.result().state === 'skipped').length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const failed = tests.filter((test) => test.result().state === 'failed').length + broken + unhandledErrors.length;
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}

export default ClosingLine;

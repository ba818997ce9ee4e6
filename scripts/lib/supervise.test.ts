import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { supervise } from './supervise.mjs';

/** Starts processes that run these scripts one after the other, the last one again and again. */
function running(scripts: readonly string[], steadyMs = 0) {
  const said: string[] = [];
  const started: ReturnType<typeof spawn>[] = [];
  const start = () => {
    const script = scripts[Math.min(started.length, scripts.length - 1)] as string;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    return child;
  };
  return { ...supervise(start, (line) => said.push(line), steadyMs), said, started };
}

const DIES = `process.kill(process.pid, 'SIGKILL')`;
const STAYS = `process.on('SIGTERM', () => process.exit(0)); console.log('up'); setInterval(() => {}, 1000)`;

describe('a server that is looked after (TRUST F28)', () => {
  it('is started again when it dies, and not when it ends in order', async () => {
    const { ended, said, started } = running([DIES, 'process.exit(7)', 'process.exit(0)']);
    expect(await ended).toBe(0);
    expect(started).toHaveLength(3);
    expect(said).toEqual([
      'The server ended unexpectedly (signal SIGKILL) and is started again.',
      'The server ended unexpectedly (exit code 7) and is started again.',
    ]);
  });

  it.each([
    ['process.exit(7)', 7, 'exit code 7'],
    [DIES, 1, 'signal SIGKILL'],
  ])('is left alone when it did not come up, and it is said why: %s', async (script, code, how) => {
    const { ended, said, started } = running([script], 60_000);
    expect(await ended).toBe(code);
    expect([started.length, said]).toEqual([
      1,
      [
        `The server ended soon after its start (${how}) and is not started again. Its log stands above; LOG_LEVEL=debug npm start says more.`,
      ],
    ]);
  });

  it('is not started again after it was asked to stop', async () => {
    const { ended, said, started, stop } = running([STAYS]);
    await new Promise((resolve) => started[0]?.stdout?.once('data', resolve));
    stop('SIGTERM');
    expect(await ended).toBe(0);
    expect([started.length, said]).toEqual([1, []]);
  });

  it('that is killed while it stops is not mourned', async () => {
    const { ended, said, started, stop } = running([STAYS]);
    await new Promise((resolve) => started[0]?.stdout?.once('data', resolve));
    stop('SIGKILL');
    expect(await ended).toBe(1);
    expect([started.length, said]).toEqual([1, []]);
  });
});

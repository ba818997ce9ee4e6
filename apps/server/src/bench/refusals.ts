import { benchEmail } from './ids.ts';
import { percentiles } from './rows.ts';

const REFUSALS = 100;

/** Whether the time of a refusal tells that an account exists: medians of tries in turns, one at a time. */
export async function compareRefusals(address: string): Promise<void> {
  const kinds = [
    { name: 'wrong password', username: (n: number) => benchEmail(13_000 + n), times: [] as number[] },
    { name: 'unknown account', username: (n: number) => `nobody-${n}@example.com`, times: [] as number[] },
  ] as const;
  for (let n = 0; n < REFUSALS; n++)
    for (const { username, times } of n % 2 === 0 ? kinds : kinds.toReversed()) {
      const start = performance.now();
      const answer = await fetch(`${address}/api/auth/oauth/token`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.250.${n % 250}.${times === kinds[0].times ? 1 : 2}` },
        body: new URLSearchParams({
          grant_type: 'password',
          username: username(n),
          password: 'not-the-password',
        }),
      });
      await answer.text();
      if (answer.status !== 400) throw new Error(`A refusal answered ${answer.status}.`);
      times.push(performance.now() - start);
    }
  const [wrong, unknown] = kinds.map(({ times }) => percentiles(times).p50) as [number, number];
  const apart = (Math.abs(wrong - unknown) / Math.max(wrong, unknown)) * 100;
  console.log(
    `\nrefused sign-ins, median of ${REFUSALS}: ${kinds[0].name} ${wrong.toFixed(1)} ms, ${kinds[1].name} ${unknown.toFixed(1)} ms, ${apart.toFixed(1)} % apart`,
  );
}

import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/accounts.ts';

const LOOK_MS = 50;

/** Signs the demo's learner in, as soon as the database answers. @returns the bearer token */
export async function signIn(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/auth/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        username: 'learner@stoa.example',
        password: DEMO_PASSWORD,
      }),
    });
    const body = (await answer.json()) as { access_token: string };
    if (answer.status !== 503)
      return answer.ok ? body.access_token : Promise.reject(new Error(`Signing in: ${JSON.stringify(body)}`));
    await delay(LOOK_MS);
  }
}

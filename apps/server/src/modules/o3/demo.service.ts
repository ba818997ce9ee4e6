import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { findDemo } from './demo.repository.ts';
import { presentCard } from '../../core/o3/o3-card.presenter.ts';
import { wording } from './o3.presenter.ts';
import { listCardsById } from './o3.repository.ts';
import { inArea } from './o3.service.ts';

/** A demonstration, all in the language of its title. @throws {Problem} NOT_FOUND */
export const loadDemo = (services: Services, caller: Caller, id: string) =>
  inArea(services, caller, async (tx, _school, asked) => {
    const row = await findDemo(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    const [tool] = row.card_id === null ? [] : await listCardsById(tx, [row.card_id]);
    const { title, language, say, body } = wording(row, asked);
    const { steps, tryUrl } = row.content;
    return {
      id: row.id,
      title,
      lang: language,
      body: body(row.content.body),
      steps: steps.map((step) => ({ ...step, title: say(step.title), text: say(step.text) })),
      tool: tool ? presentCard(tool, asked) : null,
      demoUrl: tryUrl ?? null,
      sessionSeconds: Math.max(
        1,
        steps.reduce((sum, { seconds }) => sum + seconds, 0),
      ),
      // Whoever may look into the school may play it.
      abilities: { join: true, open: true, reason: null },
    };
  });

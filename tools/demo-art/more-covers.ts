import { arch } from './architecture.ts';
import { cover, type Cover } from './cover-type.ts';
import { bubble } from './motifs/meetings.ts';
import * as computing from './motifs/computing.ts';
import * as machines from './motifs/machines.ts';
import * as design from './motifs/design.ts';
import * as history from './motifs/history.ts';
import * as language from './motifs/language.ts';
import * as learning from './motifs/learning.ts';
import * as workshop from './motifs/workshop.ts';
import * as speech from './motifs/speech.ts';
import * as manuscripts from './motifs/manuscripts.ts';
import * as numbers from './motifs/numbers.ts';
import * as projects from './motifs/projects.ts';
import * as meetings from './motifs/meetings.ts';
import * as science from './motifs/science.ts';
import * as work from './motifs/work.ts';
import * as office from './motifs/office.ts';
import { P } from './palette.ts';
import { disc, place, poly, rect, stroke, times } from './svg.ts';

/** A motif with a large tick before it: the sign of an exam. */
const exam = (motif: () => string) => (): string =>
  place(-24, -6, motif(), 0.9) + place(118, 74, work.tick(40));

/** A motif with a second, smaller one at its side. */
const beside =
  (motif: () => string, other: () => string, x: number, y: number, scale: number) => (): string =>
    place(-26, 0, motif(), 0.88) + place(x, y, other(), scale);

/** Covers of knowledge articles by slug. */
export const knowledgeCovers: Record<string, Cover> = {
  'one-page-brief': cover('mosaic', 'night', 'beads', work.brief, 1.15),
  'meetings-that-decide': cover('oculus', 'grove', 'laurel', work.roundTable, 1.05),
  'estimating-with-ranges': cover('table', 'night', 'meander', work.ranges, 1.05),
  'shortcuts-that-pay': cover('niche', 'honey', 'checks', office.keycaps, 0.98),
  'names-you-find-again': cover('table', 'coral', 'chevrons', office.drawer, 1.1),
  'strong-passphrases': cover('niche', 'dawn', 'beads', office.passphrase, 1),
  'spreadsheet-lookups': cover('porch', 'grove', 'checks', office.lookup, 1.15),
  'remembering-words': cover('table', 'dusk', 'arcs', learning.forgetting, 1.05),
  'mandarin-tones': cover('table', 'brick', 'wave', speech.tones, 1.1),
  'arabic-roots': cover('niche', 'noon', 'laurel', speech.rootTree, 1.12),
  'which-average': cover('mosaic', 'dawn', 'teeth', learning.seesaw, 1.15, true),
  'percentages-by-head': cover('oculus', 'aegean', 'checks', learning.hundred, 1),
  'house-of-wisdom': cover('porch', 'dusk', 'teeth', history.houseOfWisdom, 1.08),
  'how-paper-travelled': cover('niche', 'coral', 'wave', learning.paperRoute, 1.14),
  'why-the-sky-is-blue': cover('oculus', 'dawn', 'arcs', learning.blueSky, 1.02),
  'contrast-that-reads': cover('mosaic', 'honey', 'checks', learning.contrast, 1.1, true),
  'premortem-workshop': cover('niche', 'night', 'meander', work.premortem, 1),
  'o3-definition-of-done': cover(
    'table',
    'coral',
    'beads',
    () => place(-30, 0, projects.checklist()) + place(112, -60, work.tick(44)),
    1.08,
  ),
  'o3-branch-strategies': cover('porch', 'grove', 'chevrons', computing.branches, 1.15),
  'o3-handover-checklist': cover('oculus', 'dusk', 'meander', work.handover, 1.02),
  'ar-zero-and-digits': cover('tiles', 'grove', 'teeth', manuscripts.zero, 1.12),
  'ar-ibn-al-haytham': cover('table', 'aegean', 'arcs', manuscripts.cameraObscura, 1.1),
  'ar-deep-reading': cover('niche', 'night', 'laurel', manuscripts.readingLamp, 1.02),
  'ar-calligraphy-proportion': cover('tiles', 'brick', 'beads', manuscripts.proportion, 1.12),
  'sub-one-to-one-talks': cover('niche', 'noon', 'meander', work.chairs, 1.02),
  'sub-stakeholder-map': cover('mosaic', 'coral', 'teeth', work.stakeholders, 1.1, true),
  'sub-phishing-signs': cover('oculus', 'night', 'wave', speech.phishing, 1),
  'sub-cognates': cover('porch', 'coral', 'laurel', speech.cognates, 1.08),
  'sub-reading-a-source': cover('table', 'shade', 'teeth', manuscripts.tablet, 1.1),
};

/** Covers of exams by slug. */
export const examCovers: Record<string, Cover> = {
  'exam-pm-basics': cover('mosaic', 'aegean', 'meander', exam(projects.gantt), 1.15, true),
  'exam-agile-check': cover('mosaic', 'shade', 'chevrons', exam(projects.kanban), 1.15),
  'exam-spreadsheet-check': cover('mosaic', 'honey', 'checks', exam(computing.sheet), 1.15, true),
  'exam-git-basics': cover('mosaic', 'coral', 'beads', exam(computing.branches), 1.15),
  'exam-percentages': cover('mosaic', 'night', 'checks', exam(learning.hundred), 1.1, true),
  'exam-world-history': cover('mosaic', 'noon', 'laurel', exam(history.amphora), 1.15),
  'exam-everyday-physics': cover('mosaic', 'dusk', 'arcs', exam(science.pendulumPrism), 1.1, true),
  'exam-chinese-tones': cover('mosaic', 'aegean', 'wave', exam(speech.tones), 1.15),
  'exam-digital-safety': cover('mosaic', 'dawn', 'teeth', exam(machines.padlock), 1.1, true),
  'exam-readable-design': cover('mosaic', 'grove', 'beads', exam(design.readablePage), 1.1),
  'ar-exam-algebra': cover('mosaic', 'night', 'teeth', exam(numbers.balance), 1.15),
};

/** Covers of live sessions by slug. */
export const liveCovers: Record<string, Cover> = {
  'live-plan-a-project': cover('stage', 'night', 'meander', office.stickies, 1.1),
  'live-git-questions': cover(
    'stage',
    'aegean',
    'beads',
    () =>
      place(-20, 14, computing.branches(), 0.86) +
      bubble(112, -84, 110, 64, P.ochre, -1) +
      times(3, (i) => disc(84 + i * 28, -84, 8, P.white)),
    1.1,
  ),
  'live-calligraphy-evening': cover('stage', 'brick', 'laurel', language.brush, 1.1),
  'live-spreadsheet-clinic': cover('stage', 'grove', 'checks', workshop.clinic, 1.12),
  'live-tones-practice': cover(
    'stage',
    'dusk',
    'wave',
    beside(
      speech.tones,
      () =>
        rect(-22, -90, 44, 84, P.plaster, 22) +
        times(3, (i) => rect(-22, -66 + i * 16, 44, 4, P.ink3)) +
        stroke('M-36 -40V-30A36 36 0 0 0 36 -30V-40M0 6V70M-26 74H26', P.ink, 8),
      136,
      40,
      1,
    ),
    1.05,
  ),
  'live-star-night': cover('stage', 'night', 'beads', science.telescope, 1.1),
  'live-fold-geometry': cover('stage', 'noon', 'teeth', workshop.crane, 1.08),
  'live-speak-up': cover('stage', 'aegean', 'meander', language.microphone, 1.12),
  'live-design-critique': cover('stage', 'coral', 'checks', workshop.gallery, 1.12),
  'live-silk-road-walk': cover('stage', 'dawn', 'wave', caravanWithFlag, 1.12),
  'live-open-retrospective': cover('stage', 'night', 'meander', work.cycle, 1.02),
  'live-kitchen-physics': cover('stage', 'honey', 'arcs', workshop.pot, 1.02),
  'live-typing-hour': cover(
    'stage',
    'coral',
    'checks',
    () => place(-10, 20, computing.keyboard(), 0.84) + place(104, -78, meetings.dayClock(), 0.5),
    1.1,
  ),
  'ar-live-astrolabe': cover('stage', 'night', 'teeth', manuscripts.astrolabe, 1.1),
  'ar-live-week-plan': cover('stage', 'grove', 'laurel', office.week, 1.08),
  'o3-live-release-day': cover('stage', 'aegean', 'wave', history.sailShip, 1.1),
};

function caravanWithFlag(): string {
  return [
    disc(96, -74, 56, P.terra),
    place(-70, 18, history.camel(P.ink2, P.ink, P.terra), 0.96),
    place(58, 48, history.camel(P.ink2, P.ink, P.laurel), 0.66),
    rect(138, -40, 7, 150, P.ochreDark) +
      poly(
        [
          [145, -40],
          [200, -26],
          [145, -4],
        ],
        P.terra,
      ),
    stroke('M-160 118H170', P.terraDark, 5, '1 12'),
  ].join('');
}

/** Covers of topics by slug. */
export const topicCovers: Record<string, Cover> = {
  'topic-first-project': cover('niche', 'aegean', 'chevrons', work.pathToPorch, 1.14),
  'topic-digital-everyday': cover('niche', 'brick', 'checks', office.desk, 1.04),
  'topic-roads-and-ideas': cover('porch', 'dusk', 'wave', roadsCross, 1.22),
  'topic-first-words': cover('porch', 'aegean', 'arcs', speech.archTalk, 1.15),
  'topic-numbers-in-life': cover('niche', 'grove', 'teeth', workshop.numbersInLife, 1),
};

/** Two caravans meet on a bridge; one carries books. */
function roadsCross(): string {
  return [
    disc(0, -60, 66, P.terra),
    place(-92, -34, history.camel(P.ochre, P.ochreDark, P.blueMid), 0.74),
    `<g transform="translate(92 -34) scale(-.74 .74)">${history.camel(P.plaster, P.plasterShade, P.laurel)}</g>`,
    times(3, (i) => rect(74 + (i % 2) * 4, -66 - i * 9, 34, 8, [P.terraPale, P.ochrePale, P.sky][i]!, 2)),
    rect(-170, 40, 340, 16, P.ochrePale),
    rect(-170, 56, 340, 66, P.terraDark),
    times(3, (i) => arch(-140 + i * 104, 66, 72, 60, P.ink2)),
  ].join('');
}

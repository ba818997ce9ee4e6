import { estimate } from '../../engine/layout/measure.ts';
import type { Chart } from '../../engine/model/chart.types.ts';
import { toSvg } from '../../engine/model/to-svg.ts';

const SCALE = 2;
/** Browsers refuse canvases that are larger. */
const MAX_SIDE = 16_000;

/** The chart as an SVG file. */
export async function drawSvg(chart: Chart, active: ReadonlySet<string>): Promise<string> {
  const { layOutInWorker } = await import('../canvas/layout-engine.ts');
  const layout = await layOutInWorker(chart, { measure: estimate(chart) });
  return toSvg(chart, layout, { active });
}

/**
 * The same as pixels, twice as many as on paper.
 * @throws {Error} where the browser cannot draw it
 */
export async function svgToPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(SCALE, MAX_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.width * scale);
    canvas.height = Math.ceil(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob ? resolve(blob) : reject(new Error('The drawing is too large for this browser.')),
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

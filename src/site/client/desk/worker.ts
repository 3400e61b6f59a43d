/** The engine in a thread of its own. */
import './buffer.ts';
import { createEngine, type EngineRequest } from '../../../try-out/engine-for-pages.ts';

const answer = createEngine();

addEventListener(
  'message',
  async ({ data }: MessageEvent<{ id: number; asked: EngineRequest }>) => {
    const { id, asked } = data;
    try {
      postMessage({ id, answer: await answer(asked) });
    } catch (error) {
      postMessage({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  },
);

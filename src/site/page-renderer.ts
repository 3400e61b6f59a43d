/**
 * What a build makes the pages with, in place of Astro's own loop over them. This module is the
 * entry of the bundle of pages: see `scripts/bundle-pages.ts`.
 */

import { base } from 'astro:config/server';
import { StaticPaths } from 'astro:static-paths';
import { createApp } from 'astro/app/entrypoint';
import { PlainResponse } from './plain-response.ts';

export type PagePath = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

// From here on whatever Astro and the endpoints respond with is a plain one.
globalThis.Response = PlainResponse as unknown as typeof Response;
const app = createApp({ streaming: false });

/** Every page and every endpoint of the site. */
export function findPaths(): Promise<PagePath[]> {
  return new StaticPaths(app).getAll();
}

/** A page, or what an endpoint gives, as bytes that are the caller's. Throws if it cannot be made. */
export async function renderPath({ pathname, route }: PagePath): Promise<Uint8Array> {
  const slash = route.type === 'page' && !pathname.endsWith('/') ? '/' : '';
  // Pages know their address by its path alone: where the site is published, the settings say.
  const address = `http://localhost${base.replace(/\/$/, '')}${pathname}${slash}`;
  const response = await app.render(new Request(address), { routeData: route });
  const expected = pathname === '/404' ? 404 : 200;
  if (response.status !== expected) throw new Error(`${pathname} could not be rendered.`);
  return (response as unknown as PlainResponse).bytes();
}

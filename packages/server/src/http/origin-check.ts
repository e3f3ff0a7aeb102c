import { ORPCError } from '@orpc/server';
import type { MiddlewareHandler } from 'hono';
import { errorAnswer } from './error-answer.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses a change that a browser sends from another site. Browsers send the origin with every such request; a client
 * without it is not a browser and has nobody's cookies. Source: OWASP, "Cross-Site Request Forgery Prevention".
 */
export const originCheck =
  (publicUrl: string): MiddlewareHandler =>
  (context, next) => {
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const isOwn = origin === undefined ? site === undefined || OWN_FETCH_SITES.has(site) : origin === publicUrl;
    if (SAFE_METHODS.has(context.req.method) || isOwn) return next();
    const message = 'Diese Anfrage kommt von einer anderen Seite.';
    return Promise.resolve(errorAnswer(new ORPCError('FORBIDDEN', { message })));
  };

import type { FastifyReply } from 'fastify';
import { errorBody } from './failure.ts';

/** Answers 405. @param allow the methods that the address answers. Example: "GET, HEAD" */
export function refuseMethod(reply: FastifyReply, allow: string): FastifyReply {
  return reply
    .status(405)
    .header('allow', allow)
    .header('cache-control', 'no-store')
    .send(errorBody('METHOD_NOT_ALLOWED', `This address answers ${allow} only.`));
}

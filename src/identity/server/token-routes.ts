import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../token-contract.ts'
import { createToken } from './create-token.ts'
import { listTokens } from './list-tokens.ts'
import { revokeToken } from './revoke-token.ts'

export const tokenRoutes: readonly Route[] = [
  route(contract.listTokens, listTokens),
  route(contract.createToken, createToken),
  route(contract.revokeToken, revokeToken),
]

import { preparedRoute, type Route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import type { RateServices } from './ask-rate-services.ts'
import { getExchangeRates } from './get-exchange-rates.ts'

export function routesFor(services: RateServices): readonly Route[] {
  const rates = getExchangeRates(services)
  return [preparedRoute(contract.getExchangeRates, rates.before, rates.run)]
}

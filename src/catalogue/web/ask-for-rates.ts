/** Apart from the store, so that a prerendered page is alive before the code that talks to the server has come. */
import { send } from '#platform/web/send.ts'
import { getExchangeRates } from '../contract.ts'

export const askForRates = () => send(getExchangeRates, {}, { cache: 'reload' })

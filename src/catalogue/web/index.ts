/** What other rows may use of the catalogue's web side. */
export { CurrencyPicker } from './currency-picker.tsx'

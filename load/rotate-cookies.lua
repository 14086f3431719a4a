-- wrk: every request carries the next session's cookie; the figures leave as one line of JSON.
local requests = {}
local turn = 0

function init(args)
  local name, count, length = args[1], tonumber(args[2]), tonumber(args[3])
  for number = 1, count do
    local token = string.rep('0', length - #tostring(number)) .. number
    requests[number] = wrk.format('GET', nil, { Cookie = name .. '=' .. token })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nJSON{"requests":%d,"microseconds":%d,"p50":%d,"p95":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
